const validation = (rule: string) => `components.Input.error.validation.${rule}`;

/** Strapi's refusals of what is typed into a field, and its help, in words that say what to type. */
export const PLAIN_REFUSALS = {
  [validation('required')]: 'Fill this in: it may not stay empty.',
  [validation('minLength')]: 'This is too short. Use {min} characters or more.',
  [validation('maxLength')]: 'This is too long. Use {max} characters or fewer.',
  [validation('email')]: 'This is no e-mail address. Use one such as office@example.org.',
  [validation('regex')]: 'Use the form that is described below.',
  'upload.form.input.description.file-alt':
    'What the picture shows, in a sentence: it is read to people who do not see it. Never the name of the file.',
  'upload.asset-details.alternativeText': 'Alternative text: what it shows, for people who do not see it',
  'content-manager.validation.error': 'Not saved yet: what is marked in red says what to type.',
};

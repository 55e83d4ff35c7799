const LINES = [
  'Somebody, probably you, forgot the password of this address for the panel of the website of Soteria Church.',
  'Choose a new one here, within an hour:',
  '<%= url %>',
  'If it was not you, do nothing: your password stays as it is.',
];

/** What Strapi mails to somebody who forgot a password; `url` is all that it may fill in. */
export const forgottenPasswordMail = {
  subject: 'Your new password for the website of Soteria Church',
  text: LINES.join('\n\n'),
  html: LINES.map((line) => `<p>${line}</p>`).join('\n'),
};

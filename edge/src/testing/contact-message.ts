/** What a visitor may write. */
export const MESSAGE = {
  firstName: 'Zoë',
  lastName: 'O’Brien 🌅',
  email: "zoe.o'brien+church@example.org",
  phoneNumber: '+14105550123',
  details:
    'Grüße aus Maryland!\n\nMay I bring my dog? 🐕‍🦺\n.\nA line that is longer than a mail program would leave it, so that it has to be folded on its way.',
};

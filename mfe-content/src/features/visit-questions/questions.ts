interface Question {
  readonly question: string;
  readonly answer: string;
}

export const QUESTIONS: readonly Question[] = [
  {
    question: 'What should I wear?',
    answer: 'What you wore on Saturday is fine. You will see robes from Lagos, Ravens jerseys and one very good hat.',
  },
  {
    question: 'How long does it take?',
    answer: 'An hour and a half: singing, prayer, a sermon of about thirty minutes, and coffee for whoever can stay.',
  },
  {
    question: 'Will anybody single me out?',
    answer:
      'No. Nobody asks guests to stand up or to say their name. At the door somebody says good morning, and that can be all.',
  },
  {
    question: 'What about my children?',
    answer:
      'They begin with us and go to their own rooms after the second song, if they like. The yellow desk by the door opens at 9:30 AM. Crying babies are welcome anywhere.',
  },
  {
    question: 'I use a wheelchair. Will I get around?',
    answer:
      'Everywhere. There are six wide parking spaces at the ramp, an elevator, space in every third row, large-print song sheets and a hearing loop.',
  },
  {
    question: 'Do I have to give money?',
    answer: 'No. When the basket comes by, pass it on. Our members carry the church; you are our guest.',
  },
  {
    question: 'I am not sure what I believe.',
    answer: 'Neither were most of us when we came. Bring the questions along; we are not afraid of them.',
  },
];

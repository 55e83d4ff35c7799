/** `video` names its film in seed/video. */
export const SEEDED_LATEST_SERMON = {
  title: 'Light from the East',
  preacher: 'Pastor Emmanuel Adeyemi',
  description:
    'Before the sun comes up over the Chesapeake, there is a moment when the water already knows. Isaiah tells a worn ' +
    'out people to arise and shine, not because they have found new strength, but because their light has come. Pastor ' +
    'Emmanuel opens our new series with good news for everybody who has been trying to be their own sunrise: the light ' +
    'is not your work, and it has not gone down since Easter morning.',
  video: 'light-from-the-east',
};

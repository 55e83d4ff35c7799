import type { EditorGuide } from '../editor-guide';

export const LATEST_SERMON_GUIDE: EditorGuide = {
  fields: {
    title: { label: 'Title', help: 'As it was announced.', width: 6 },
    preacher: { label: 'Preacher', help: 'With title, for example “Pastor Grace Adeyemi”.', width: 6 },
    date: { label: 'Preached on', help: 'The day of the service.', width: 6 },
    youtubeLink: {
      label: 'Link to the video',
      help: 'The address from the browser’s bar on YouTube, of the video itself. Or of a video in the media library (MP4), from “/uploads/” on.',
      width: 6,
      placeholder: 'https://www.youtube.com/watch?v=…',
    },
    description: {
      label: 'Description',
      help: 'Two or three sentences. The home page shows the first 250 characters.',
      width: 12,
    },
  },
  list: ['title', 'preacher', 'date'],
  mainField: 'title',
  sortBy: 'date',
  sortOrder: 'DESC',
};

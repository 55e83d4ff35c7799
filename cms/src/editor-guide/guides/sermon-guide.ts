import type { EditorGuide } from '../editor-guide';

export const SERMON_GUIDE: EditorGuide = {
  fields: {
    title: { label: 'Title', help: 'As it was announced.', width: 6 },
    preacher: { label: 'Preacher', help: 'With title, for example “Pastor Grace Adeyemi”.', width: 6 },
    date: { label: 'Preached on', help: 'The day of the service.', width: 6 },
    audio: {
      label: 'Recording',
      help: 'An MP3 file of up to 50 MB. When there are several, visitors hear the first one. A sermon with a video needs none.',
      width: 6,
    },
    youtubeLink: {
      label: 'Link to the video',
      help: 'The address from the browser’s bar on YouTube, of the video itself. Or of a video in the media library (MP4), from “/uploads/” on.',
      width: 6,
      placeholder: 'https://www.youtube.com/watch?v=…',
    },
    backgroundImage: {
      label: 'Cover',
      help: 'Wide (16:9), best 1600 × 900. Empty: the site shows its own cover. Only the first one is shown.',
      width: 6,
    },
    series: {
      label: 'Series',
      help: 'Choose it, if the sermon belongs to one. A new one is entered once, under “Sermon series”.',
      width: 6,
    },
    scripture: {
      label: 'Scripture',
      help: 'As people look for it, for example “John 4:1–42”.',
      width: 6,
      placeholder: 'John 4:1–42',
    },
    description: {
      label: 'Description',
      help: 'Two or three sentences: what the sermon is about. The home page shows the first 250 characters.',
      width: 12,
    },
    chapters: {
      label: 'Chapters',
      help: 'Where its parts begin. Listeners jump there, in podcast apps too.',
      width: 12,
    },
    transcript: {
      label: 'Transcript',
      help: 'The text of a .vtt file, which begins with WEBVTT: most programs that write down speech can make one. It is read on the sermon’s page, found by search, and shown in podcast apps.',
      width: 12,
    },
  },
  list: ['title', 'preacher', 'date', 'series'],
  mainField: 'title',
  sortBy: 'date',
  sortOrder: 'DESC',
};

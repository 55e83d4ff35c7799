/** Whether a kind of file is an iPhone's picture. */
export const isHeic = (mime: string) => /^image\/hei[cf](?:-sequence)?$/.test(mime);

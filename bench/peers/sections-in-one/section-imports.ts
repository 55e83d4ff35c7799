type Import = (name: string) => Promise<unknown>;

/** One chunk per page and slot, made by the bundler instead of the federation. Each name is of one section only. */
export const SECTION_IMPORTS: Readonly<Record<string, Readonly<Record<'pages' | 'slots', Import>>>> = {
  connect: {
    pages: (name) =>
      import(
        /* webpackChunkName: "pages-[request]", webpackExclude: /\.test\./ */ `../../../mfe-connect/src/pages/${name}.tsx`
      ),
    slots: (name) =>
      import(
        /* webpackChunkName: "slots-[request]", webpackExclude: /\.test\./ */ `../../../mfe-connect/src/slots/${name}.tsx`
      ),
  },
  content: {
    pages: (name) =>
      import(
        /* webpackChunkName: "pages-[request]", webpackExclude: /\.test\./ */ `../../../mfe-content/src/pages/${name}.tsx`
      ),
    slots: () => Promise.reject(new Error('content fills no slot.')),
  },
  events: {
    pages: (name) =>
      import(
        /* webpackChunkName: "pages-[request]", webpackExclude: /\.test\./ */ `../../../mfe-events/src/pages/${name}.tsx`
      ),
    slots: (name) =>
      import(
        /* webpackChunkName: "slots-[request]", webpackExclude: /\.test\./ */ `../../../mfe-events/src/slots/${name}.tsx`
      ),
  },
};

import type { StrapiApp } from '@strapi/strapi/admin';

/** An open book. */
function BookIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d="M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}

/** The editor's guide, in the panel's menu. */
export function addGuide(app: StrapiApp): void {
  app.addMenuLink({
    to: 'guide',
    icon: BookIcon,
    intlLabel: { id: 'guide.title', defaultMessage: 'Guide' },
    permissions: [],
    Component: () => import('./guide-page'),
    position: 2,
  });
}

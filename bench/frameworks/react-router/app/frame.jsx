import { createHttp } from 'shared/http';
import { frameSettings } from '../../../../shell/src/routing/frame-settings.ts';
import { Layout } from '../../../../shell/src/routing/layout.tsx';
import { contentHttp } from '../../site/content-http.js';

export const loader = frameSettings({ http: contentHttp() }).loader;

export const shouldRevalidate = () => false;

const http = createHttp({ origin: '' });

export default function Frame() {
  return <Layout http={http} />;
}

export function ErrorBoundary() {
  return <Layout http={http} failed />;
}

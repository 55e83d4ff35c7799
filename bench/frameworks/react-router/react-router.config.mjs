export default { ssr: true, buildDirectory: '../dist/react-router' };

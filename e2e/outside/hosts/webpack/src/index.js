void import('./town.jsx');

import { MainNavigation } from '../../../../../shell/src/frame/header/main-navigation.tsx';
import { inSite } from '../site.jsx';

export const Menu = inSite(MainNavigation);

import { ContactData as ContactDataOfPage } from '../../../../mfe-connect/src/features/contact-form/contact-data.tsx';
import { SermonCard as CardOfSermon } from '../../../../mfe-connect/src/features/sermon-card/sermon-card.tsx';
import { AboutBlock as AboutOfHome } from '../../../../mfe-content/src/features/about-block/about-block.tsx';
import { ClosingBand as BandOfHome } from '../../../../mfe-content/src/features/closing-band/closing-band.tsx';
import { Hero as HeroOfHome } from '../../../../mfe-content/src/features/hero/hero.tsx';
import { NextEventCard as CardOfEvent } from '../../../../mfe-events/src/features/next-event/next-event-card.tsx';
import { BreadcrumbTrail } from '../../../../shell/src/frame/breadcrumb-trail.tsx';
import { Footer as FooterOfFrame } from '../../../../shell/src/frame/footer/footer.tsx';
import { Logo as LogoOfHeader } from '../../../../shell/src/frame/header/logo.tsx';
import { SearchLink as SearchOfHeader } from '../../../../shell/src/frame/header/search-link.tsx';
import { MainNavigation } from '../../../../shell/src/frame/header/main-navigation.tsx';
import { NotFound as NotFoundOfShell } from '../../../../shell/src/not-found/not-found.tsx';
import { PageHeadTags } from '../../../../shell/src/routing/head/page-head-tags.tsx';
import { TitleBar } from 'shared/ui/title-bar';
import { inSite } from './site.jsx';

/** What is HTML alone: the server draws it, and browsers get none of its code. */
export const AboutBlock = inSite(AboutOfHome);
export const ClosingBand = inSite(BandOfHome);
export const ContactData = inSite(ContactDataOfPage);
export const Footer = inSite(FooterOfFrame);
export const HeadTags = inSite(PageHeadTags);
export const Hero = inSite(HeroOfHome);
export const Logo = inSite(LogoOfHeader);
export const Menu = inSite(MainNavigation);
export const NextEventCard = inSite(CardOfEvent);
export const NotFound = inSite(NotFoundOfShell);
export const SearchLink = inSite(SearchOfHeader);
export const SermonCard = inSite(CardOfSermon);

export const PageTitle = inSite(({ heading, crumb }) => (
  <TitleBar heading={heading}>
    <BreadcrumbTrail page={crumb} />
  </TitleBar>
));

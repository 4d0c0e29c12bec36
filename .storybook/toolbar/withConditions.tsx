import { DirectionProvider, LocaleProvider } from '@seduh/ui';
import '@seduh/ui/density.css';
import { indonesian } from '@seduh/ui/phrases/id';
import type { Decorator } from '@storybook/react-vite';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { speakPseudo } from '../pseudo/usePseudo';
import { setConditions } from './conditions';
import { initialGlobals } from './globals';

/** Tells a story its page's direction, also when the page is turned while it is shown, as a picture does. */
function PageDirection({ children }: PropsWithChildren) {
  return <DirectionProvider dir={useSyncExternalStore(watchPage, pageDirection)}>{children}</DirectionProvider>;
}

const pageDirection = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function watchPage(onTurn: () => void): () => void {
  const observer = new MutationObserver(onTurn);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/**
 * Text zoom, motion, direction, density and language of the toolbar, set before the story renders. `parameters.conditions: false` is for a
 * page that shows other stories in frames: they are met there. A docs page keeps its own direction, whatever its stories
 * have.
 */
export const withConditions: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { zoom, motion, direction, density, locale } = parameters.conditions === false ? initialGlobals : globals;
  setConditions({ zoom: Number(zoom) / 100, isStill: motion === 'reduced' });
  speakPseudo(locale === 'en-XA' || locale === 'ar-XB');
  const dir = direction === 'rtl' || locale === 'ar-XB' ? 'rtl' : 'ltr';
  const isDocs = viewMode === 'docs';
  const lang = locale === 'id' ? 'id' : 'en';
  document.documentElement.lang = isDocs ? 'en' : lang;
  if (density === 'compact') document.documentElement.dataset.density = density;
  else delete document.documentElement.dataset.density;
  document.documentElement.dir = isDocs ? 'ltr' : dir;
  const language = lang === 'id' ? { locale: 'id', phrases: indonesian } : { locale: 'en-GB', phrases: null };
  if (!isDocs) {
    return (
      <LocaleProvider {...language}>
        <PageDirection>
          <Story />
        </PageDirection>
      </LocaleProvider>
    );
  }
  const story = (
    <LocaleProvider {...language} dir={dir}>
      <Story />
    </LocaleProvider>
  );
  return dir === 'rtl' || lang === 'id' ? (
    <div dir={dir} lang={lang}>
      {story}
    </div>
  ) : (
    story
  );
};

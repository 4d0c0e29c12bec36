import { useSession } from '@seduh/api-client';
import { PageTitle } from '../../shell/PageTitle';
import { Favourites } from './Favourites';
import { Hero } from './Hero';
import { Nearest } from './Nearest';
import { Partners } from './Partners';
import { PromoCall } from './PromoCall';
import { Reviews } from './Reviews';
import { Services } from './Services';
import './Home.css';

/** The shop window: static, the same for everybody but for the first button. */
export function HomeScreen() {
  const { status } = useSession();
  return (
    <>
      <PageTitle>Good coffee, brewed for you</PageTitle>
      <Hero isMember={status === 'in'} />
      <Services />
      <Favourites />
      <Nearest />
      <Partners />
      <Reviews />
      <PromoCall />
    </>
  );
}

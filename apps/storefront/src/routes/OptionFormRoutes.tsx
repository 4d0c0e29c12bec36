import { useParams } from 'react-router-dom';
import { OptionEditScreen, OptionNewScreen } from '@seduh/screens/catalogue';
import { paths } from '@seduh/screens/lib';
import { useFormNavigation } from './useFormNavigation';

/** Makes a group of options. */
export function OptionNewRoute() {
  return <OptionNewScreen {...useFormNavigation(paths.options)} />;
}

/** Changes the group named by the URL. */
export function OptionEditRoute() {
  const { id = '' } = useParams();
  return <OptionEditScreen id={id} {...useFormNavigation(paths.options)} />;
}

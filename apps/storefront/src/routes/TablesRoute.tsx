import { paths } from '@seduh/screens/lib';
import { TablesScreen } from '@seduh/screens/tables';

/** The shop's tables, for staff. What is printed leads to no language of its own: each guest's device says theirs. */
export default function TablesRoute() {
  return <TablesScreen linkOf={(code) => `${window.location.origin}${paths.table(code)}`} />;
}

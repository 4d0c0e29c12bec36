import { LinkProvider } from '@seduh/ui';
import { useRoutes } from 'react-router-dom';
import { RequireRole } from './guards/RequireRole';
import { Languages } from './routes/Languages';
import { RouterLink } from './routes/RouterLink';
import { ShellRoute } from './routes/ShellRoute';
import { pages, type PageRoute } from './routes/table';

/** The routes of those who have this role; of everybody without one. */
const routesFor = (role?: PageRoute['role']) =>
  Object.values(pages)
    .filter((page) => page.role === role)
    .map(({ path, Part }) => ({ path, element: <Part /> }));

const routes = [
  {
    element: <ShellRoute />,
    children: [
      ...routesFor(),
      { element: <RequireRole role="User" />, children: routesFor('User') },
      { element: <RequireRole role="Admin" />, children: routesFor('Admin') },
    ],
  },
];

/** The shop's pages behind their guards, in the frame they share. Stands in a router: the browser's or the server's. */
export function Router() {
  'use no memo'; // see Shell
  return (
    <Languages>
      <LinkProvider component={RouterLink}>{useRoutes(routes)}</LinkProvider>
    </Languages>
  );
}

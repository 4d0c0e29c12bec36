import { renderToString } from 'react-dom/server';
import { Table } from './Table';

export const render = () => renderToString(<Table />);

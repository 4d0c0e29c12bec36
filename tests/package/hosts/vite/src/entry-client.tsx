import '@seduh/ui/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { Table } from './Table';

hydrateRoot(document.getElementById('root')!, <Table />);

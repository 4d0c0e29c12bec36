import { Table } from './Table';

export default function Page() {
  return <Table />;
}

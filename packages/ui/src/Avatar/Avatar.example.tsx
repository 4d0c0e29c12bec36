import { Avatar } from '@seduh/ui';

interface Person {
  id: number;
  name: string;
  photo: string | null;
}

export function OnShift({ people, you }: { people: Person[]; you: number }) {
  return (
    <ul>
      {people.map(({ id, name, photo }) => (
        <li key={id}>
          <Avatar name={name} src={photo} ring={id === you} />
          {id === you ? `${name} (you)` : name}
        </li>
      ))}
    </ul>
  );
}

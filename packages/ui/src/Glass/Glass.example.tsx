import { Glass } from '@seduh/ui';

const levels = { placed: 15, accepted: 35, brewing: 62, way: 85, delivered: 100 };

export function AtAGlance({ reached, words }: { reached: keyof typeof levels; words: string }) {
  return (
    <header>
      <Glass level={levels[reached]} steaming={reached === 'brewing'} width="160" />
      <h1>{words}</h1>
    </header>
  );
}

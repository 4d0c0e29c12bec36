import { useReducer } from 'react';
import { change, emptyDraft, type Theme, type ThemeDraft } from './themeDraft';

interface History {
  draft: ThemeDraft;
  past: ThemeDraft[];
  /** What the last change was about: dragging through a hundred colours is one change. */
  last: string;
}

type Action =
  | { type: 'change'; theme: Theme; role: string; colour: string }
  | { type: 'replace'; draft: ThemeDraft }
  | { type: 'undo' };

function reduce({ draft, past, last }: History, action: Action): History {
  if (action.type === 'undo') return { draft: past.at(-1) ?? draft, past: past.slice(0, -1), last: '' };
  if (action.type === 'replace') return { draft: action.draft, past: [...past, draft], last: '' };
  const about = `${action.theme} ${action.role}`;
  const next = change(draft, action.theme, action.role, action.colour);
  return { draft: next, past: about === last ? past : [...past, draft], last: about };
}

/** A theme in the making. Undo takes back all that was last done to one role, a reset or an import. */
export function useThemeDraft() {
  const [{ draft, past }, send] = useReducer(reduce, { draft: emptyDraft, past: [], last: '' });
  return {
    draft,
    canUndo: past.length > 0,
    change: (theme: Theme, role: string, colour: string) => send({ type: 'change', theme, role, colour }),
    replace: (next: ThemeDraft) => send({ type: 'replace', draft: next }),
    undo: () => send({ type: 'undo' }),
  };
}

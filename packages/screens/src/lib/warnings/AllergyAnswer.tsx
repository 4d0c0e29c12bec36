import { useShop } from '@seduh/api-client';
import { speaksOfAllergy } from '@seduh/domain';
import { TriangleAlert } from '@seduh/ui';
import { AskStaff } from '../AskStaff';
import { useWords } from '../words/words';
import { warningWords } from './words';
import './warnings.css';

export interface AllergyAnswerProps {
  note: string;
  /** With the way to call: for pages that have none of their own. */
  canCall?: boolean;
}

/** To who writes of an allergy: that the kitchen sees it marked, and whom to call. Nothing for any other note. */
export default function AllergyAnswer({ note, canCall = false }: AllergyAnswerProps) {
  const m = useWords(warningWords);
  const { data: shop } = useShop();
  const isAllergy = speaksOfAllergy(note);
  return (
    <>
      <div role="status">
        {isAllergy && (
          <p className="warning sd-small">
            <TriangleAlert />
            <span>{m.marked}</span>
          </p>
        )}
      </div>
      {isAllergy && canCall && <AskStaff phone={shop?.phone} size="sm" />}
    </>
  );
}

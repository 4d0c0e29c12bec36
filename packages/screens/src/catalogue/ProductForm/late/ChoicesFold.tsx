'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { useState } from 'react';
import { Fold } from '../../Fold';
import { groupsOf } from '../productOptions';
import { useProductFormWords } from '../words';
import { Choices } from './Choices';
import type { OptionsFieldsProps } from './ProductContents';

/** The groups of options of a product. The list of all groups is asked for only by who looks. */
export function ChoicesFold(props: OptionsFieldsProps) {
  const { choices } = useProductFormWords();
  const error = props.errors.option_groups;
  const [isUsed] = useState(() => groupsOf(props.draft, props.item).length > 0);
  const [isWanted, setIsWanted] = useState(isUsed);
  return (
    <Fold
      title={choices}
      isUsed={isUsed}
      isWrong={error !== undefined}
      onToggle={(isOpen) => setIsWanted((before) => before || isOpen)}
    >
      {(isWanted || error) && <Choices {...props} />}
    </Fold>
  );
}

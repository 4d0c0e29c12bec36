import { useRef, useState, type SubmitEvent } from 'react';
import { Banner } from '../Banner';
import { Button } from '../Button';
import { MoneyField } from '../MoneyField';
import { SelectField } from '../Select';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';

const missing = 'This is needed';
const categories = ['Coffee', 'Non Coffee', 'Foods', 'Add on'].map((label) => ({ value: label, label }));

export interface FormTryProps {
  /** Its button has been pressed once already. */
  startsTried?: boolean;
}

/** A form that says what is missing, goes to the first of it, and keeps all that was typed. */
export function FormTry({ startsTried = false }: FormTryProps) {
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [price, setPrice] = useState<number | null>(null);
  const [category, setCategory] = useState('');
  const [tried, setTried] = useState(startsTried);
  const [saved, setSaved] = useState(false);
  const isComplete = name !== '' && price !== null && category !== '';
  const error = (empty: boolean) => (tried && empty ? missing : undefined);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(isComplete);
    // in the order of the page, which is the order of the markup
    const fields = [name === '', price === null, category === ''];
    const first = fields.indexOf(true);
    if (first >= 0) form.current?.querySelectorAll<HTMLElement>('.sd-input')[first]?.focus();
  };

  return (
    <form ref={form} className="doc-form" noValidate onSubmit={submit}>
      <TextField
        label="Name"
        required
        value={name}
        error={error(name === '')}
        onChange={(event) => setName(event.target.value)}
      />
      <MoneyField label="Price" required value={price} error={error(price === null)} onChange={setPrice} />
      <SelectField
        label="Category"
        required
        placeholder="Choose one"
        options={categories}
        value={category}
        error={error(category === '')}
        onChange={(event) => setCategory(event.target.value)}
      />
      <TextArea label="Description" maxLength={200} hint="What is in it, how it tastes" />
      {tried && !isComplete && <Banner tone="bad">All input must be fulfilled</Banner>}
      {saved && <Banner tone="ok">{name} is saved</Banner>}
      <Button type="submit">Save Product</Button>
      <Button variant="line">Cancel</Button>
    </form>
  );
}

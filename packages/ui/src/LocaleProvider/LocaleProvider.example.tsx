import { LocaleProvider, Pager, Price } from '@seduh/ui';
import { indonesian } from '@seduh/ui/phrases/id';

export function IndonesianPart() {
  return (
    <div lang="id">
      <LocaleProvider locale="id" phrases={indonesian}>
        <Price amount={25_000} />
        <Pager page={2} totalPage={12} onPage={() => {}} />
      </LocaleProvider>
    </div>
  );
}

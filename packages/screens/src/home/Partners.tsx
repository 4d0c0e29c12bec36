import { partners } from './content';

/** Who grows, bakes and carries with the shop. */
export function Partners() {
  return (
    <section className="wrap partners" aria-label="Our partners">
      <p className="small muted">Grown, baked and carried with</p>
      <ul>
        {partners.map(({ head, mark, tail, look }) => (
          <li key={head} data-look={look}>
            {head}
            {mark && <span aria-hidden="true" />}
            {tail && (mark ? tail : <b>{tail}</b>)}
          </li>
        ))}
      </ul>
    </section>
  );
}

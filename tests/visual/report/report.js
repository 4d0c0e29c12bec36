// The report in a browser: the day's or the night's colours, the sliders, the filter.
const night = matchMedia('(prefers-color-scheme: dark)');
const dress = () => document.documentElement.setAttribute('data-theme', night.matches ? 'dark' : 'light');
night.addEventListener('change', dress);
dress();

document.addEventListener('input', ({ target }) => {
  if (target.type === 'range') target.closest('.slider').style.setProperty('--at', `${target.value}%`);
  if (target.form?.classList.contains('filters')) filter(new FormData(target.form));
});

function filter(choice) {
  const words = choice
    .get('words')
    .toLowerCase()
    .split(/[\s,]+/);
  const kinds = choice.getAll('kind');
  for (const article of document.querySelectorAll('article')) {
    const { kind, words: own } = article.dataset;
    article.hidden = !kinds.includes(kind) || words.some((word) => !own.includes(word));
  }
  for (const section of document.querySelectorAll('main > section:not(.broken)')) {
    section.hidden = section.querySelector('article:not([hidden])') === null;
  }
}
document.querySelector('.filters')?.addEventListener('submit', (event) => event.preventDefault());

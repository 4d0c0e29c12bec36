import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouterLink } from './routes/RouterLink';
import { listenForPopState, useUnsavedChanges } from '@seduh/screens/lib';

vi.mock('./routes/table', () => ({ preloadPage: vi.fn(() => Promise.resolve()) }));

// as in the shop: before any router
listenForPopState();

function Page({ dirty, onSearch }: { dirty: boolean; onSearch: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useUnsavedChanges(dirty);
  return (
    <>
      <p data-testid="where">{pathname + search}</p>
      <RouterLink href="/products">menu</RouterLink>
      <RouterLink href="/profile">here</RouterLink>
      <a href="/report.csv" download onClick={(event) => event.preventDefault()}>
        file
      </a>
      <form
        action="/products"
        aria-label="search"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      />
      <form
        method="post"
        aria-label="save"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate('/');
        }}
      />
    </>
  );
}

const where = () => screen.getByTestId('where').textContent;
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
const onSearch = vi.fn();

function show(dirty: boolean) {
  render(
    <BrowserRouter>
      <Page dirty={dirty} onSearch={onSearch} />
    </BrowserRouter>,
  );
}

async function answer(word: 'Leave' | 'Stay') {
  const button = await screen.findByRole('button', { name: word });
  await act(async () => void fireEvent.click(button));
}

beforeEach(() => {
  onSearch.mockClear();
  window.history.replaceState(null, '', '/profile');
});
afterEach(async () => {
  cleanup();
  // the question has a root of its own, which goes a moment later
  await new Promise((resolve) => setTimeout(resolve));
});

it('lets everything pass while nothing would be lost', () => {
  show(false);
  fireEvent.click(screen.getByText('menu'));
  expect(where()).toBe('/products');
  expect(question()).toBeNull();
});

it('holds a link up until it is agreed to', async () => {
  show(true);
  fireEvent.click(screen.getByText('menu'));
  await answer('Stay');
  await waitFor(() => expect(question()).toBeNull());
  expect(where()).toBe('/profile');

  fireEvent.click(screen.getByText('menu'));
  await answer('Leave');
  await waitFor(() => expect(where()).toBe('/products'));
});

it('holds a search up, and no form that saves', async () => {
  show(true);
  fireEvent.submit(screen.getByRole('form', { name: 'search' }));
  expect(onSearch).not.toHaveBeenCalled();
  await answer('Leave');
  await waitFor(() => expect(onSearch).toHaveBeenCalledOnce());

  fireEvent.submit(screen.getByRole('form', { name: 'save' }));
  expect(where()).toBe('/');
});

it.each(['here', 'file'])('does not ask about %s, which takes nothing away', (name) => {
  show(true);
  fireEvent.click(screen.getByText(name));
  expect(where()).toBe('/profile');
  expect(document.body.textContent).not.toContain('Leave without saving?');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves another tab or window to the browser (%j)',
  (how) => {
    show(true);
    let wasHeld = true;
    const look = (event: Event) => {
      wasHeld = event.defaultPrevented;
      event.preventDefault();
    };
    document.body.addEventListener('click', look, { once: true });
    fireEvent.click(screen.getByText('menu'), how);
    expect(wasHeld).toBe(false);
  },
);

it('has the browser ask before the tab goes, only while something would be lost', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  show(true);
  expect(leave()).toBe(true);
  cleanup();
  show(false);
  expect(leave()).toBe(false);
});

it('undoes Back until it is agreed to', async () => {
  window.history.replaceState({ idx: 0 }, '', '/');
  window.history.pushState({ idx: 1 }, '', '/profile');
  show(true);
  await act(async () => window.history.back());
  await answer('Stay');
  expect(window.location.pathname).toBe('/profile');
  expect(where()).toBe('/profile');

  await act(async () => window.history.back());
  await answer('Leave');
  await waitFor(() => expect(where()).toBe('/'));
});

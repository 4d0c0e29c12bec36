import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button';

it('sends no form unless told to', () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { rerender } = render(<Button>Save</Button>, {
    wrapper: ({ children }) => <form onSubmit={onSubmit}>{children}</form>,
  });
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(<Button type="submit">Save</Button>);
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('does not send the form again while it is loading', () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each([
  [{}, 'sd-btn-accent'],
  [{ variant: 'brand' }, 'sd-btn-brand'],
  [{ variant: 'line', danger: true }, 'sd-btn-line'],
  [{ variant: 'line', danger: true }, 'sd-danger'],
  [{ danger: true }, 'sd-danger'],
  [{ variant: 'quiet' }, 'sd-btn-quiet'],
  [{ size: 'sm' }, 'sd-btn-sm'],
  [{ size: 'lg' }, 'sd-btn-lg'],
  [{ block: true }, 'sd-btn-block'],
  [{ className: 'mine' }, 'mine'],
] as const)('%o has %s', (props, expected) => {
  render(<Button {...props}>Go</Button>);
  expect(screen.getByRole('button').classList).toContain(expected);
});

it('keeps its words while loading and says that it is busy', () => {
  const { rerender } = render(<Button icon={<i data-testid="icon" />}>Save</Button>);
  expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false);
  rerender(
    <Button loading icon={<i data-testid="icon" />}>
      Save
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByTestId('icon')).toBeNull();
});

it('hands ref and further props to the button', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <Button ref={ref} name="way" value="pick-up">
      Pick up
    </Button>,
  );
  expect(ref.current).toBe(screen.getByRole('button'));
  expect(ref.current?.value).toBe('pick-up');
});

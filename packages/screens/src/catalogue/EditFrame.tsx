import { Breadcrumb, type BreadcrumbProps } from '@seduh/ui';
import type { ReactNode, Ref } from 'react';
import { PageTitle } from '../lib/page/PageTitle';
import './Catalogue.css';

export interface EditFrameProps {
  /** Where the page hangs; the last is the page itself, and the tab's title. */
  crumbs: BreadcrumbProps['items'];
  heading: string;
  /** Stands beside the fields. */
  picture: ReactNode;
  /** The panel of fields. */
  children: ReactNode;
  /** Below the form: what else can be done. */
  foot?: ReactNode;
  formRef: Ref<HTMLFormElement>;
  onSubmit: () => void;
}

/** The page of one product or promo: the picture at the start, its fields beside it. */
export function EditFrame({ crumbs, heading, picture, children, foot, formRef, onSubmit }: EditFrameProps) {
  return (
    <div className="wrap edit">
      <PageTitle>{crumbs.at(-1)?.label ?? heading}</PageTitle>
      <Breadcrumb items={crumbs} />
      <h1 className="display t-1">{heading}</h1>
      <form
        ref={formRef}
        className="edit-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className="edit-side">{picture}</div>
        {children}
      </form>
      {foot}
    </div>
  );
}

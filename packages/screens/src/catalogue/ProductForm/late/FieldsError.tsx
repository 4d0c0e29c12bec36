import { CircleAlert } from '@seduh/ui';

interface FieldsErrorProps {
  id?: string;
  children: string | undefined;
}

/** What is wrong with several fields together; nothing where nothing is. */
export const FieldsError = ({ id, children }: FieldsErrorProps) =>
  children && (
    <p id={id} className="sd-error">
      <CircleAlert />
      <span>{children}</span>
    </p>
  );

import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { ButtonProps } from './Button.tsx';
import { Button } from './Button.tsx';

interface Props extends Pick<ButtonProps, 'look' | 'small'> {
  /** The name of the field behind the button. */
  label: string;
  /** Kinds of files, as in HTML. All if it is absent. */
  accept?: string;
  /** May several be chosen? */
  several?: boolean;
  /** Is a folder chosen, with all its files? */
  folder?: boolean;
  /** Called with at least one file. The same files can be chosen again. */
  onFiles(files: [File, ...File[]]): void;
  children: ReactNode;
}

/** A button with which files are chosen. */
export function FileButton({ label, accept, several, folder, onFiles, children, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={several}
        aria-label={label}
        {...(folder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          const [first, ...more] = target.files ?? [];
          if (first) onFiles([first, ...more]);
          target.value = '';
        }}
      />
    </>
  );
}

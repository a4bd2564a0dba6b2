import type { ReactNode } from 'react';
import { Component } from 'react';
import { BROKEN, SHELL } from '../../text/page/shell.ts';
import { Button } from '../theme/Button.tsx';
import type { FileOfGame } from './download.ts';
import css from './Message.module.css';

interface Props {
  /** Gives the open game's file; null without a game. */
  save(): FileOfGame | null;
  download(name: string, text: string): void;
  /** True if nothing of this tab is unsaved. */
  isSafe(): boolean;
  onLeave(): void;
  children: ReactNode;
}

/** Catches errors while the page is drawn. Shows a sentence that says so, and that the game is safe. */
export class ErrorBoundary extends Component<Props, { message: string | null }> {
  override state: { message: string | null } = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === null) return this.props.children;
    const { save, download, onLeave, isSafe } = this.props;
    const file = save();
    return (
      <main className="screen">
        <div className={css.sheet} role="alert">
          <h1>{BROKEN.title}</h1>
          <p>{BROKEN.what(file !== null, isSafe())}</p>
          <p className={css.detail}>{BROKEN.detail(message)}</p>
          {file?.asks && <p>{BROKEN.holds[file.asks]}</p>}
          <div className="row">
            <Button look="primary" onClick={() => location.reload()}>
              {BROKEN.reload}
            </Button>
            {file && <Button onClick={() => download(file.name, file.text)}>{SHELL.download}</Button>}
            <Button
              onClick={() => {
                onLeave();
                this.setState({ message: null });
              }}
            >
              {SHELL.toTitle}
            </Button>
          </div>
        </div>
      </main>
    );
  }
}

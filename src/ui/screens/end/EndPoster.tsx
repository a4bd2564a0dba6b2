import type { Ref } from 'react';
import type { Side } from '../../../engine/index.ts';
import type { GameOver } from '../../../host/index.ts';
import type { Names } from '../../../text/en/names.ts';
import { nameOf } from '../../../text/en/names.ts';
import { ROLE } from '../../../text/en/roles.ts';
import { POSTER } from '../../../text/en/screens/end.ts';
import { COLOURS } from './colours.ts';
import { Dossier, FOLDER } from './Dossier.tsx';
import { CAPITALS, DISPLAY, LABEL, lettered, lines, widthOf } from './lettering.ts';
import { Scenery } from './Scenery.tsx';
import { Mark, ScoreLine } from './ScoreLine.tsx';

interface Props {
  over: GameOver;
  names: Names;
  /** The score that wins. */
  goal: number;
  /** Who won, in a few words. */
  title: string;
  /** How it ended, in a sentence. */
  how: string;
  /** The game in numbers, in one line. */
  numbers: string;
  /** `low`: as `tall`, with less of the picture, for a screen that is low. */
  shape: 'wide' | 'tall' | 'low';
  className?: string;
  ref?: Ref<SVGSVGElement>;
}

/** The room between two folders. */
const GAP = 14;

/**
 * The end of a game as a poster. It is one drawing without a style sheet, so that it can be saved as it is. Nothing in it
 * is meant to be read at less than half its size. Screen readers are told the same beside it.
 */
export function EndPoster({ over, names, goal, title, how, numbers, shape, className, ref }: Props) {
  const { winner, chronicle } = over;
  const { plans, scores } = chronicle;
  const isWide = shape === 'wide';
  const columns = isWide && plans.length > 6 ? 3 : 2;
  const folders = Math.ceil(plans.length / columns) * (FOLDER + GAP);
  const art = isWide ? Math.max(400, folders - 90) : shape === 'tall' ? 420 : 250;
  const middle = art + 310;
  const files = isWide ? { x: 740, width: 390 } : { x: 60, width: 433 };
  const width = files.x + columns * (files.width + GAP) + (isWide ? 52 : 46);
  const height = isWide ? art + 640 : middle + 330 + folders + 84;
  const below = height - 84 - folders;
  const head = isWide ? { x: 64, width: 620 } : { x: 60, width: 880 };
  const headline = isWide ? POSTER.headline[winner] : [POSTER.headline[winner].join(' ')];
  const tone = COLOURS[winner];
  return (
    <svg
      ref={ref}
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      fill={COLOURS.paper}
      textRendering="geometricPrecision"
    >
      <defs>
        <linearGradient id="end-ground" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={winner === 'spymaster' ? '#0b2138' : '#3a1212'} />
          <stop offset="1" stopColor={winner === 'spymaster' ? '#081522' : '#150c11'} />
        </linearGradient>
      </defs>
      <path d={`M0 0h${width}v${height}H0z`} fill="url(#end-ground)" />
      <Scenery winner={winner} broad={shape === 'low'} x={22} y={22} width={isWide ? 682 : 956} height={art} />
      <path d={`M22 ${22 + art}h${isWide ? 682 : 956}`} stroke={COLOURS.brass} strokeWidth="6" />
      <path d={`M22 22h${width - 44}v${height - 44}H22z`} fill="none" stroke={COLOURS.brass} strokeWidth="5" />
      {isWide && <path d={`M704 22v${height - 44}`} stroke={COLOURS.brass} strokeWidth="3" />}

      <Headline
        {...head}
        y={art + 66}
        kicker={POSTER.kicker}
        headline={headline}
        title={title}
        how={how}
        tone={tone}
        size={isWide ? 92 : 100}
      />
      <Result
        over={over}
        names={names}
        x={isWide ? 64 : 60}
        y={isWide ? height - 128 : middle + 146}
        width={isWide ? 610 : 446}
      />

      <text
        x={isWide ? files.x : 526}
        y={isWide ? 78 : middle}
        fill={COLOURS.brass}
        {...lettered(DISPLAY, POSTER.line, 28, isWide ? 780 : 414)}
      >
        {POSTER.line}
      </text>
      <ScoreLine
        scores={scores}
        goal={goal}
        x={isWide ? files.x : 526}
        y={isWide ? 100 : middle + 22}
        width={isWide ? width - 800 : 424}
        height={isWide ? below - 180 : 230}
      />
      {plans.length > 0 && (
        <text x={files.x} y={below - 18} fill={COLOURS.brass} {...lettered(DISPLAY, POSTER.plans, 28, 780)}>
          {POSTER.plans}
        </text>
      )}
      {plans.map((plan, i) => (
        <Dossier
          // biome-ignore lint/suspicious/noArrayIndexKey: the plans of a game that is over stay in their order
          key={i}
          plan={plan}
          x={files.x + (i % columns) * (files.width + GAP)}
          y={below + Math.floor(i / columns) * (FOLDER + GAP)}
          width={files.width}
        />
      ))}
      <text x={files.x} y={height - 48} fill={COLOURS.soft} {...lettered(LABEL, numbers, 27, isWide ? 800 : 880)}>
        {numbers}
      </text>
    </svg>
  );
}

interface HeadlineProps {
  x: number;
  y: number;
  width: number;
  kicker: string;
  headline: readonly string[];
  title: string;
  how: string;
  tone: string;
  size: number;
}

/** The name of the game, the headline, who won and how. */
function Headline({ x, y, width, kicker, headline, title, how, tone, size }: HeadlineProps) {
  const longest = headline.reduce((a, b) => (a.length >= b.length ? a : b));
  const letters = lettered(CAPITALS, longest, size, width);
  const under = y + 14 + headline.length * (letters.fontSize + 6);
  return (
    <g>
      <text x={x} y={y} fill={COLOURS.brass} letterSpacing="3" {...lettered(LABEL, kicker, 27, width)}>
        {kicker}
      </text>
      {headline.map((line, i) => (
        <text key={line} x={x - 4} y={y + 2 + (i + 1) * (letters.fontSize + 6)} fill={tone} {...letters}>
          {line}
        </text>
      ))}
      <text x={x} y={under + 38} {...lettered(DISPLAY, title, 38, width)}>
        {title}
      </text>
      {lines(LABEL, how, 28, width).map((line, i) => (
        <text key={line} x={x} y={under + 80 + i * 36} fill={COLOURS.soft} {...lettered(LABEL, line, 28, width)}>
          {line}
        </text>
      ))}
    </g>
  );
}

interface ResultProps {
  over: GameOver;
  names: Names;
  x: number;
  y: number;
  width: number;
}

/** The score in large figures, with the names of the two below. */
function Result({ over: { score }, names, x, y, width }: ResultProps) {
  const half = width / 2;
  return (
    <g textAnchor="middle">
      <text x={x + half} y={y - 14} fill={COLOURS.brass} {...lettered(DISPLAY, ':', 76, half)}>
        :
      </text>
      {(['genius', 'spymaster'] as const).map((side: Side, i) => {
        const middle = x + half / 2 + i * half;
        const name = nameOf(names, side);
        const letters = lettered(LABEL, name, 32, half - 34);
        return (
          <g key={side}>
            <text x={middle} y={y} fill={COLOURS[side]} {...lettered(DISPLAY, '', half > 250 ? 112 : 88, half)}>
              {score[side]}
            </text>
            <Mark side={side} x={middle - widthOf(LABEL, name, letters.fontSize) / 2 - 12} y={y + 33} />
            <text x={middle + 8} y={y + 44} {...letters}>
              {name}
            </text>
            {name !== ROLE[side] && (
              <text x={middle} y={y + 82} fill={COLOURS[side]} {...lettered(LABEL, ROLE[side], 26, half - 12)}>
                {ROLE[side]}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

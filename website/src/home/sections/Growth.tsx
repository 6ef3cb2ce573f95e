import Link from '@docusaurus/Link';
import { mergeClasses } from '@griffel/react';
import type { ProofOfGrowth } from '../../../plugins/home-proof/HomeProof';
import { Section } from '../Section';
import { useSectionStyles } from '../useSectionStyles';
import { useGrowthStyles } from './useGrowthStyles';

const WIDTH = 760;
const HEIGHT = 360;
/** Room for the names of the lines. */
const EDGE = { top: 44, right: 20, bottom: 24, left: 20 };

/** Rules written against rules emitted, over files that real readers open. */
export function Growth({ growth: { points } }: { growth: ProofOfGrowth }) {
  const section = useSectionStyles();
  const classes = useGrowthStyles();
  const last = points.at(-1) ?? { title: '', declarations: 0, rules: 0 };
  const before = points.at(-2) ?? last;
  const first = points[0] ?? last;

  const x = (index: number) =>
    EDGE.left + (index / points.length) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number) =>
    HEIGHT - EDGE.bottom - (value / last.declarations) * (HEIGHT - EDGE.top - EDGE.bottom);
  const draw = (key: 'declarations' | 'rules') =>
    [{ declarations: 0, rules: 0 }, ...points]
      .map((point, index) => `${x(index).toFixed(1)},${y(point[key]).toFixed(1)}`)
      .join(' ');
  const end = x(points.length);

  return (
    <Section
      id="atomic"
      title="The more you write, the less it adds"
      words={
        <>
          <p>
            Applications repeat themselves: the same gaps, weights and colors in file after file.
            Griffel makes a rule when it meets a declaration for the first time. From then on, a
            component only names its class.
          </p>
          <p>
            The first of these files wrote {first.declarations} declarations and needed{' '}
            {first.rules} rules. The last wrote {last.declarations - before.declarations} and needed{' '}
            <strong>{last.rules - before.rules}</strong>.
          </p>
          <p>
            <Link to="/react/guides/atomic-css">What atomic CSS changes</Link>
          </p>
        </>
      }
    >
      <figure className={section.frame}>
        <svg
          className={classes.chart}
          viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
          role="img"
          aria-label={`A chart over ${String(points.length)} files: declarations grow to ${String(last.declarations)}, rules to ${String(last.rules)}.`}
        >
          <line
            className={classes.grid}
            x1={EDGE.left}
            x2={WIDTH - EDGE.right}
            y1={y(0)}
            y2={y(0)}
          />
          <polygon
            className={classes.area}
            points={`${draw('rules')} ${end.toFixed(1)},${y(0).toFixed(1)}`}
          />
          <polyline className={classes.written} points={draw('declarations')} />
          <polyline className={classes.shipped} points={draw('rules')} />
          <circle className={classes.writtenEnd} cx={end} cy={y(last.declarations)} r="5" />
          <circle className={classes.shippedEnd} cx={end} cy={y(last.rules)} r="6" />
          <text className={classes.text} x={end} y={y(last.declarations) - 16} textAnchor="end">
            <tspan className={classes.number}>{last.declarations}</tspan> declarations written
          </text>
          <text
            className={mergeClasses(classes.text, classes.accent)}
            x={end}
            y={y(last.rules) + 44}
            textAnchor="end"
          >
            <tspan className={mergeClasses(classes.number, classes.accent)}>{last.rules}</tspan>{' '}
            rules shipped
          </text>
        </svg>
        <figcaption className={section.caption}>
          The {points.length} templates of <Link to="/try-it-out/">the playground</Link>, one added
          after the other, counted when this page was built.
        </figcaption>
        <details className={classes.details}>
          <summary>All {points.length} steps</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Template</th>
                <th scope="col">Declarations</th>
                <th scope="col">Rules</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ title, declarations, rules }) => (
                <tr key={title}>
                  <td>{title}</td>
                  <td>{declarations}</td>
                  <td>{rules}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figure>
    </Section>
  );
}

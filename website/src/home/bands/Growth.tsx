import Link from '@docusaurus/Link';
import { mergeClasses } from '@griffel/react';
import type { ProofOfGrowth } from '../../../plugins/home-proof/HomeProof';
import { Band } from '../bandParts';
import { useBandStyles } from '../useBandStyles';
import { useGrowthStyles } from './useGrowthStyles';

const WIDTH = 100;
const HEIGHT = 100;

/** Charts declarations written against rules shipped, over the templates of the playground. */
export function Growth({ growth: { points } }: { growth: ProofOfGrowth }) {
  const band = useBandStyles();
  const classes = useGrowthStyles();
  const last = points.at(-1) ?? { title: '', declarations: 0, rules: 0 };
  const before = points.at(-2) ?? last;

  const x = (index: number) => (index / points.length) * WIDTH;
  const y = (value: number) => HEIGHT - (value / last.declarations) * HEIGHT;
  const draw = (key: 'declarations' | 'rules') =>
    [{ declarations: 0, rules: 0 }, ...points]
      .map((point, index) => `${x(index).toFixed(2)},${y(point[key]).toFixed(2)}`)
      .join(' ');

  return (
    <Band
      id="growth"
      title="The more you write, the less it adds"
      words={
        <p>
          In <Link to="/react/guides/atomic-css">atomic CSS</Link>, a declaration adds a rule the
          first time you write it. After that, components share its class.
        </p>
      }
    >
      <figure className={band.frame}>
        <div className={classes.picture}>
          <dl className={classes.sums}>
            <div className={classes.sum}>
              <dt className={mergeClasses(classes.label, classes.written)}>declarations written</dt>
              <dd className={classes.number}>{last.declarations}</dd>
            </div>
            <div className={classes.sum}>
              <dt className={mergeClasses(classes.label, classes.shipped)}>rules shipped</dt>
              <dd className={mergeClasses(classes.number, classes.shippedNumber)}>{last.rules}</dd>
            </div>
          </dl>
          <svg
            className={classes.chart}
            viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`A chart of ${String(points.length)} templates: declarations grow to ${String(last.declarations)}, rules to ${String(last.rules)}.`}
          >
            {[0, 25, 50, 75].map((at) => (
              <line
                key={at}
                className={classes.grid}
                x1={0}
                x2={WIDTH}
                y1={at}
                y2={at}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <polygon
              className={classes.area}
              points={`${draw('rules')} ${String(WIDTH)},${String(HEIGHT)}`}
            />
            <polyline
              className={classes.lineWritten}
              points={draw('declarations')}
              vectorEffect="non-scaling-stroke"
            />
            <polyline
              className={classes.lineShipped}
              points={draw('rules')}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </div>
        <figcaption className={band.caption}>
          The {points.length} templates of <Link to="/try-it-out/">the playground</Link>, one after
          the other, counted by the build. The last one has{' '}
          {last.declarations - before.declarations} declarations and adds{' '}
          {last.rules - before.rules} rules.
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
    </Band>
  );
}

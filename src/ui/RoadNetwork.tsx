import styles from './RoadNetwork.module.css';
import { cityPoints, journeyPath, journeyStops, roadPaths } from './roadNetworkPaths';

const [start] = journeyStops;
const end = journeyStops.at(-1);

/** Draws the roads of Central Europe with a vehicle on its way from Riga to Rotterdam. For dark backgrounds. */
export function RoadNetwork() {
  return (
    <svg
      className={styles.picture}
      viewBox="42 70 820 930"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="#ffffff" strokeOpacity="0.13" strokeWidth="1.5" strokeLinejoin="round">
        {roadPaths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g fill="#0d3a36" stroke="#ffffff" strokeOpacity="0.3" strokeWidth="1.5">
        {cityPoints.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" />
        ))}
      </g>
      <path
        d={journeyPath}
        fill="none"
        stroke="#f0a63a"
        strokeOpacity="0.18"
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d={journeyPath}
        fill="none"
        stroke="#f0a63a"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="#0d3a36" stroke="#f0a63a" strokeWidth="2.5">
        {journeyStops.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
        ))}
      </g>
      {start && <circle cx={start[0]} cy={start[1]} r="7" fill="#f0a63a" />}
      {end && (
        <path
          d={`M${end[0]} ${end[1]}m0 4c-14-17-13-30 0-30s14 13 0 30z`}
          fill="#f0a63a"
          stroke="#0d3a36"
          strokeWidth="2"
        />
      )}
      <circle
        className={styles.vehicle}
        style={{ offsetPath: `path('${journeyPath}')` }}
        r="6"
        fill="#ffffff"
        stroke="#0d3a36"
        strokeWidth="2.5"
      />
    </svg>
  );
}

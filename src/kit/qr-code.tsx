import encodeQR from 'qr';
import { type ReactNode, useMemo } from 'react';
import styles from './qr-code.module.css';

/** The quiet zone that readers need around a code, in modules (ISO/IEC 18004). */
const BORDER = 4;

/** A QR code, black on white in every theme, because not every reader knows it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: BORDER }), [text]);
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

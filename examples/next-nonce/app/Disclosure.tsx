'use client';

import { makeStyles } from '@griffel/react';
import { useState } from 'react';

const useClasses = makeStyles({
  button: { padding: '8px 16px', borderRadius: '8px', backgroundColor: '#5eead4' },
});
const useDetailsClasses = makeStyles({ root: { color: 'rgb(0, 90, 158)' } });

function Details() {
  return <p className={useDetailsClasses().root}>The browser has inserted this style.</p>;
}

export function Disclosure() {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button className={useClasses().button} onClick={() => setOpen(!isOpen)}>
        Details
      </button>
      {isOpen && <Details />}
    </>
  );
}

import { useState } from 'react';
export function Component() {
  const [count, setCount] = useState(0);
  return (
    <p>
      Next rehearsal: Tuesday. <button onClick={() => setCount(count + 1)}>I am coming ({count})</button>
    </p>
  );
}

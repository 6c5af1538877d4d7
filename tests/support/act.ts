/** Lets the renderer finish. preact/compat has none, so under Preact this file stands for `preact/test-utils`. */
export { act } from 'react'

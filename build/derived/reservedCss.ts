import type { Described, DescribedElement } from './describeElements.ts'
import { unparsedTemplate } from './unparsedTemplate.ts'

const rules = ({ name, reserved }: Pick<DescribedElement, 'reserved'> & Pick<Described, 'name'>) =>
  reserved
    ? [
        `${name} { --resident-reserved: ${reserved.phone}px; }`,
        `${name}:not(:defined) { display: ${reserved.inline ? 'inline-block; vertical-align: middle' : 'flow-root'}; min-block-size: var(--resident-reserved); }`,
        ...(reserved.desk === reserved.phone
          ? []
          : [`@media (width >= 600px) { ${name} { --resident-reserved: ${reserved.desk}px; } }`]),
      ]
    : []

/**
 * A style sheet for pages with elements: it keeps the place of each element until its content is known, so that what is
 * below does not move. A page may set `--resident-reserved` of an element itself. And it hides what old browsers cannot show.
 */
export const reservedCss = (elements: readonly DescribedElement[]): string =>
  `${[...elements.flatMap(rules), unparsedTemplate].join('\n')}\n`

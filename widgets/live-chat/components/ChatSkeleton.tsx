import type { ReactNode } from 'react'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'

/** Messages that are loading, below what there is to say about it. */
export const ChatSkeleton = ({ children }: { readonly children?: ReactNode }) => (
  <div className="chat-body" aria-busy="true">
    <div className="stack">
      {children}
      {['62%', '48%', '70%'].map(width => (
        <SkeletonBar key={width} width={width} height="42px" />
      ))}
    </div>
  </div>
)

/** Stages of requests that residents cause (HLP-5); staff move requests among all five. */
export const stages = {
  new: 1,
  registered: 2,
  /** By the resident, or rejected by staff. */
  cancelled: 5,
} as const

export type MemorySample = {
  /** The time since the start of the load, in seconds. */
  readonly seconds: number
  readonly bytes: number
}

/** Returns by how many bytes the memory grows in a minute: the slope of the straight line that fits the samples best. */
export function memorySlope(samples: readonly MemorySample[]): number {
  const mean = (value: (sample: MemorySample) => number) =>
    samples.reduce((sum, sample) => sum + value(sample), 0) / samples.length
  const meanSeconds = mean(({ seconds }) => seconds)
  const meanBytes = mean(({ bytes }) => bytes)
  const covariance = mean(({ seconds, bytes }) => (seconds - meanSeconds) * (bytes - meanBytes))
  const variance = mean(({ seconds }) => (seconds - meanSeconds) ** 2)
  return (covariance / variance) * 60
}

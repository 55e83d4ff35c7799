/** Why a request is not handed on. Returned, not thrown: Strapi logs a stack for everything that is thrown. */
export interface Refusal {
  status: number;
  name: string;
  message: string;
  retryAfterSeconds?: number;
}

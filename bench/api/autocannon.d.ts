declare module "autocannon" {
  type Request = { method: string; path: string; headers: Record<string, string>; body?: string };
  type Result = { requests: { average: number }; non2xx: number };
  type Run = Promise<Result> & {
    on(event: "response", take: (client: unknown, status: number, bytes: number, ms: number) => void): void;
  };
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    requests: Request[];
  }): Run;
}

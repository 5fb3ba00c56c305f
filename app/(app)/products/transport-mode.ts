const modes = ["adr", "rid", "adn", "imdg", "iata"] as const;

export function isTransportMode(name: string): name is (typeof modes)[number] {
  return modes.some((mode) => mode === name);
}

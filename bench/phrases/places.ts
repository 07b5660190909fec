import type { Position } from "#domain/geo/index.ts";

/** Where the places of the set lie: its own table, so that a wrong place in the program is seen. */
export const PLACES: Readonly<Record<string, Position>> = {
  Arlon: { lat: 49.684, lng: 5.816 },
  Bastogne: { lat: 50.001, lng: 5.715 },
  Bertrange: { lat: 49.611, lng: 6.05 },
  Bitburg: { lat: 49.967, lng: 6.526 },
  Bordeaux: { lat: 44.838, lng: -0.579 },
  Clervaux: { lat: 50.055, lng: 6.031 },
  Diekirch: { lat: 49.868, lng: 6.16 },
  Differdange: { lat: 49.524, lng: 5.891 },
  Dudelange: { lat: 49.481, lng: 6.087 },
  Esch: { lat: 49.496, lng: 5.981 },
  Ettelbruck: { lat: 49.847, lng: 6.104 },
  Longwy: { lat: 49.52, lng: 5.76 },
  Luxembourg: { lat: 49.612, lng: 6.13 },
  Mersch: { lat: 49.75, lng: 6.106 },
  Messancy: { lat: 49.592, lng: 5.818 },
  Metz: { lat: 49.119, lng: 6.176 },
  Niederkorn: { lat: 49.536, lng: 5.894 },
  Remich: { lat: 49.545, lng: 6.367 },
  Thionville: { lat: 49.358, lng: 6.168 },
  Trier: { lat: 49.757, lng: 6.641 },
  Villerupt: { lat: 49.468, lng: 5.931 },
  Virton: { lat: 49.568, lng: 5.533 },
  Wiltz: { lat: 49.966, lng: 5.932 },
};

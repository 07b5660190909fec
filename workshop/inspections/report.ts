const POINTS: readonly (readonly [point: string, result: string])[] = [
  ["Carrosserie et peinture", "Mesurée sur 14 éléments, marques relevées avec photo"],
  ["Vitrages et éclairage", "Conformes"],
  ["Pneus", "4,5 mm à l’avant, 5 mm à l’arrière"],
  ["Freins", "Plaquettes à 60 %, disques sans rainure"],
  ["Moteur et transmission", "Essai de 20 km, aucun bruit anormal"],
  ["Électronique", "Lecture des calculateurs : aucun défaut enregistré"],
  ["Batterie de 12 volts", "12,6 V au repos"],
  ["Habitacle", "Propre, sans odeur, usure normale"],
];

/** The page of the example report, which names no vehicle. */
export const reportHtml = (group: string, css: string): string => `<!doctype html><html lang="fr"><meta charset="utf-8">
<title>Exemple de rapport d’inspection</title><style>${css}
@page { size: A4; margin: 18mm; }
body { font: 11pt/1.5 "Instrument Sans", sans-serif; color: #0d2129; }
h1 { font-size: 24pt; line-height: 1.1; margin: 10mm 0 4mm; }
table { width: 100%; margin-top: 8mm; border-collapse: collapse; }
td, th { padding: 3mm 0; border-bottom: 1px solid #dedad2; text-align: left; vertical-align: top; }
.note { margin-top: 10mm; color: #3f5057; font-size: 9pt; }
</style><body><p><strong>${group}</strong></p><h1>Exemple de rapport d’inspection</h1>
<p>Ce document montre à quoi ressemble un rapport d’inspection. Il ne décrit aucun véhicule en particulier.</p>
<table><thead><tr><th scope="col">Point contrôlé</th><th scope="col">Résultat</th></tr></thead><tbody>
${POINTS.map(([point, result]) => `<tr><td>${point}</td><td>${result}</td></tr>`).join("\n")}
</tbody></table>
<p class="note">Groupe de démonstration : entreprise, véhicules et mesures sont imaginaires.</p></body></html>`;

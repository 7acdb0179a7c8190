import { luhnDigit } from '../../formats/luhn';
import { withCheckDigit } from '../check-digits';
import { splitList, type DemoCountry } from './country';

/**
 * Cities, names and number formats of France, for the demo's companies and persons. The phone numbers are from ranges
 * that the regulator Arcep reserves for fiction.
 */
export const franceData: DemoCountry = {
  code: 'FR',
  dial: '33',
  cities: [
    ['Paris', 'Île-de-France', '7501%', '1 99 00 ## ##'],
    ['Lyon', 'Auvergne-Rhône-Alpes', '6900%', '4 65 71 ## ##'],
    ['Marseille', "Provence-Alpes-Côte d'Azur", '1300%', '4 65 71 ## ##'],
    ['Lille', 'Hauts-de-France', '59000', '3 53 01 ## ##'],
    ['Strasbourg', 'Grand Est', '67000', '3 53 01 ## ##'],
    ['Nantes', 'Pays de la Loire', '44000', '2 61 91 ## ##'],
    ['Rennes', 'Bretagne', '35000', '2 61 91 ## ##'],
    ['Le Havre', 'Normandie', '76600', '2 61 91 ## ##'],
    ['Bordeaux', 'Nouvelle-Aquitaine', '33000', '5 36 49 ## ##'],
    ['Toulouse', 'Occitanie', '31000', '5 36 49 ## ##'],
    ['Dijon', 'Bourgogne-Franche-Comté', '21000', '3 53 01 ## ##'],
    ['Orléans', 'Centre-Val de Loire', '45000', '2 61 91 ## ##'],
  ],
  streets: splitList(`
    rue de l'Industrie, avenue de la Gare, rue du Port, rue des Entrepôts, boulevard Victor Hugo, rue Pasteur,
    rue de la République, avenue Jean Jaurès, rue des Lilas, chemin du Moulin, rue Gambetta
  `),
  mobiles: ['1 99 00 ## ##', '2 61 91 ## ##', '5 36 49 ## ##'],
  men: splitList(`
    Alain, Antoine, Christophe, David, Éric, François, Guillaume, Julien, Laurent, Michel, Nicolas, Philippe, Thomas
  `),
  women: splitList(`
    Anne, Camille, Catherine, Céline, Claire, Émilie, Hélène, Isabelle, Julie, Marie, Nathalie, Sophie, Valérie
  `),
  surnames: splitList(`
    Martin, Bernard, Dubois, Thomas, Robert, Richard, Petit, Durand, Leroy, Moreau, Simon, Laurent, Lefebvre, Michel,
    Garnier, Roux, Fournier, Girard, Bonnet, Lambert, Fontaine, Rousseau
  `),
  trades: splitList(`
    Laiterie, Brasserie, Scierie, Fonderie, Papeterie, Menuiserie, Verrerie, Imprimerie, Minoterie, Meubles,
    Conserverie
  `),
  brands: {
    first: splitList('Agri, Alpi, Avi, Bois, Breiz, Celti, Euro, Ferro, Gallo, Novo, Plasti, Sud'),
    second: splitList('fruits, forme, métal, pack, plast, tech, val, verre, distri, line'),
  },
  forms: ['{} SARL', '{} SARL', '{} SAS', '{} SAS', '{} SA', 'Éts {}'],
  numbers(random) {
    const siren = withCheckDigit(random, '%#######', luhnDigit);
    const key = (12 + 3 * (Number(siren) % 97)) % 97;
    const siret = `${siren}0001${luhnDigit(`${siren}0001`)}`;
    return {
      tax_number: siret,
      company_id: siren,
      vat: `FR${String(key).padStart(2, '0')}${siren}`,
      eori: `FR${siret}`,
    };
  },
};

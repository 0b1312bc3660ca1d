// What the numbers mean, in plain words: what stands and what is noise.
#pragma once

#include <boost/json.hpp>
#include <string>

namespace sounder::lab {

// "52.3 % (51.3-53.3)" and "23.4 (23.1-23.7)" of an interval.
std::string percent(const boost::json::object& interval);
std::string plain(const boost::json::object& interval, int digits);
double number(const boost::json::value& interval);                  // its value
std::string in_points(double difference);                           // "+2.3 points"
std::string in_percent(double share);                               // "52.3 %"
std::string who(const std::string& seat, const std::string& role);  // "p1 (herd)"
std::string quoted(const std::string& text);                        // for CSV

// Sentences about one case of a summary.
boost::json::array words_about(const boost::json::object& one);

}  // namespace sounder::lab
